-- Names are compared as searches read them: in lower case and without accents, however they're encoded.
create or replace function name_key(full_name text, country text) returns text language sql immutable parallel safe as $$
  select folded(regexp_replace(btrim(full_name), '\s+', ' ', 'g')) || '|' || folded(btrim(country))
$$;
--> statement-breakpoint
-- The stored keys are computed when a row is written.
update candidates set full_name = full_name where name_key is distinct from name_key(full_name, country);
