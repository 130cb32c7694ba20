package page

func (s *Session) write(m markup, timeline string) {
	m.open("section", is("class", "session"))
	m.open("h2")
	m.element("time", s.Start, is("datetime", s.Machine))
	m.text(" ")
	m.element("span", s.Agent)
	m.text(" ")
	m.element("span", s.ID, is("class", "id faint"))
	m.close("h2")
	for _, about := range s.About {
		m.element("p", about, is("class", "faint"))
	}
	s.timeline(m, timeline)
	for i := range s.Steps {
		m.line()
		if step := &s.Steps[i]; step.Verdict != "" {
			step.decision(m)
		} else {
			step.event(m)
		}
	}
	m.close("section")
	m.line()
}

// timeline shows when what was decided; each mark leads to its step.
func (s *Session) timeline(m markup, label string) {
	m.open("svg", is("class", "line"), is("viewBox", "0 0 1000 20"), is("preserveAspectRatio", "none"),
		is("role", "img"), is("aria-label", label))
	rect(m, "back", 0, 9, 1000, 2)
	for _, mark := range s.Marks {
		m.open("a", is("href", "#"+mark.To), is("tabindex", "-1")) // the steps themselves can be reached by keys
		m.element("title", mark.Says)
		rect(m, mark.Kind, mark.At, 2, 6, 16)
		m.close("a")
	}
	m.close("svg")
}

// decision is a line that opens to all that is known of it.
func (s *Step) decision(m markup) {
	class := "decision " + string(s.Kind)
	if s.Asked {
		class += " asked"
	}
	m.open("details", is("class", class), is("id", s.Anchor))
	m.open("summary")
	s.when(m)
	m.element("span", s.Verdict, is("class", "verdict"))
	m.text(" ")
	m.open("span", is("class", "what"))
	m.element("span", s.LevelName, is("class", "level "+s.Level))
	m.text(" ")
	m.element("code", s.Short)
	m.close("span")
	m.text(" ")
	m.element("span", s.Who, is("class", "who faint"))
	m.close("summary")
	m.open("div", is("class", "whole"))
	m.element("pre", s.What)
	m.open("dl")
	for _, f := range s.Facts {
		m.element("dt", f.Name)
		for _, text := range f.Texts {
			m.element("dd", text)
		}
	}
	m.close("dl")
	m.close("div")
	m.close("details")
}

func (s *Step) when(m markup) {
	m.element("time", s.Time, is("datetime", s.Machine))
	m.text(" ")
	m.element("span", s.ID, is("class", "id"))
	m.text(" ")
}

// event is a line without a verdict.
func (s *Step) event(m markup) {
	m.open("div", is("class", "event"), is("id", s.Anchor))
	s.when(m)
	m.open("span")
	m.close("span")
	m.element("span", s.What)
	m.close("div")
}
