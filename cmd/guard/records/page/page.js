(() => {
  const field = document.getElementById('search'), count = document.getElementById('found');
  const rows = [...document.querySelectorAll('.decision, .event')];
  const sessions = [...document.querySelectorAll('.session')];
  let texts;
  const find = () => {
    const words = field.value.toLowerCase().split(/\s+/).filter(Boolean);
    if (words.length && !texts) texts = rows.map(row => row.textContent.toLowerCase());
    let found = 0;
    rows.forEach((row, i) => {
      const miss = words.some(word => !texts[i].includes(word));
      row.classList.toggle('miss', miss);
      if (!miss) found++;
    });
    for (const session of sessions) {
      session.classList.toggle('miss', words.length > 0 && !session.querySelector('[id]:not(.miss)'));
    }
    count.textContent = words.length ? found : '';
  };
  const open = () => {
    const row = document.getElementById(location.hash.slice(1));
    if (row instanceof HTMLDetailsElement) row.open = true;
  };
  field.closest('label').hidden = false;
  field.addEventListener('input', find);
  addEventListener('hashchange', open);
  find();
  open();
})();
