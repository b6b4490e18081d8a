ALTER TABLE "candidates" ADD COLUMN "score" integer;--> statement-breakpoint
CREATE INDEX "candidates_score" ON "candidates" USING btree ((coalesce("score", -1)) desc,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "candidates_position" ON "candidates" USING btree ("position","applied_at" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
-- The score HR sorts by is that of the newest completed interview, whoever wrote, moved or erased one.
create function keep_candidate_score() returns trigger language plpgsql as $$
begin
  update candidates set score = newest.score
  from (
    select person.id, (
      select s.final_score from interview_sessions s
      where s.candidate_id = person.id and s.is_complete
      order by s.created_at desc limit 1) as score
    from unnest(array[
      case when tg_op <> 'DELETE' then new.candidate_id end,
      case when tg_op <> 'INSERT' then old.candidate_id end]) as person(id)) newest
  where candidates.id = newest.id and candidates.score is distinct from newest.score;
  return null;
end $$;
--> statement-breakpoint
create trigger interview_sessions_score
after insert or delete or update of candidate_id, is_complete, final_score, created_at on interview_sessions
for each row execute function keep_candidate_score();
--> statement-breakpoint
update candidates set score = newest.final_score
from (
  select distinct on (candidate_id) candidate_id, final_score from interview_sessions
  where is_complete order by candidate_id, created_at desc) newest
where newest.candidate_id = candidates.id and newest.final_score is not null;
