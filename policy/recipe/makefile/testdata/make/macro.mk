# goals: up test-unit
.PHONY: help up
COMPOSE = docker compose -f docker-compose.yml
SERVICES := api worker
help: ## Show help
	@awk 'BEGIN {FS = ":.*##"} /^[a-zA-Z_-]+:.*?##/ { printf "  %-15s %s\n", $$1, $$2 }' $(MAKEFILE_LIST)
up: build-all
	$(COMPOSE) up -d \
		--remove-orphans $(SERVICES)
build-all: $(addprefix build-,$(SERVICES))
build-%:
	$(COMPOSE) build $*
test-%:
	@if [ -d tests/$* ]; then \
		pytest tests/$*; \
	else \
		echo "none"; \
	fi
