# goals: all
.RECIPEPREFIX = >
all:
> echo one
>@echo two
