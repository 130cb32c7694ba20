package model
import ("testing";"os";"time")
func TestZZServe(t *testing.T){ if os.Getenv("ZZ")=="" {t.Skip()}; s:=Codex(t); os.WriteFile(os.Getenv("ZZ"),[]byte(s.URL),0o600); for i:=0;i<3600;i++{ time.Sleep(time.Second); if _,err:=os.Stat(os.Getenv("ZZ")); err!=nil {break} ; f,_:=os.Create(os.Getenv("ZZ")+".told"); for _,r:=range s.Told(){ f.WriteString(r.Text+"\n---\n")}; f.Close()} }
