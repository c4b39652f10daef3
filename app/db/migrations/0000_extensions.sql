-- Typo-tolerant search in both engines: PGlite bundles it, PostgreSQL has it as a trusted extension.
CREATE EXTENSION IF NOT EXISTS pg_trgm;
