-- A text for searching: in lower case and without accents, however they're encoded (shared/text/folded.ts).
create function folded(words text) returns text language sql immutable parallel safe as $$
  select translate(lower(regexp_replace(normalize(words, NFD), '[\u0300-\u036f]', '', 'g')), 'øłđıς', 'oldiσ')
$$;
--> statement-breakpoint
CREATE INDEX "candidates_accents" ON "candidates" USING gin (folded("search_text") gin_trgm_ops) WHERE octet_length("candidates"."search_text") <> char_length("candidates"."search_text");