# goals: all other
define run
@echo first $(1)
-echo second $(2)
echo third ; \
  echo fourth
endef
define two :=
echo now $(X)
endef
X = later
define add +=
echo appended
endef
rev = $(2) $(1)
all:
	$(call run,one,two)
	$(two)
	@$(add)
	echo $(call rev,a,b)
other: ; $(call run,x)
	echo after
