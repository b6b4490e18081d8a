-- The score HR sorts by is that of the newest completed interview, if the current method made it.
create or replace function keep_candidate_score() returns trigger language plpgsql as $$
begin
  update candidates set score = newest.score
  from (
    select person.id, (
      select case when s.scoring_method >= current_scoring_method() then s.final_score end
      from interview_sessions s
      where s.candidate_id = person.id and s.is_complete
      order by s.created_at desc limit 1) as score
    from unnest(array[
      case when tg_op <> 'DELETE' then new.candidate_id end,
      case when tg_op <> 'INSERT' then old.candidate_id end]) as person(id)) newest
  where candidates.id = newest.id and candidates.score is distinct from newest.score;
  return null;
end $$;

create or replace trigger interview_sessions_score
after insert or delete or update of candidate_id, is_complete, final_score, scoring_method, created_at
on interview_sessions for each row execute function keep_candidate_score();

-- A new scoring method: earlier results leave sorting, and people who were decided on by one get a second look. The method is
-- never lowered, so an older program beside this one changes nothing.
create or replace function raise_scoring_method(wanted integer) returns void language plpgsql as $$
begin
  if current_scoring_method() >= wanted then return; end if;
  execute format(
    'create or replace function current_scoring_method() returns integer language sql stable as %L',
    'select ' || wanted);
  update interview_sessions set second_look = true
  from (
    select distinct on (s.candidate_id) s.id, s.scoring_method, s.final_score
    from interview_sessions s join candidates c on c.id = s.candidate_id
    where s.is_complete and c.status in ('shortlisted', 'hired', 'rejected')
    order by s.candidate_id, s.created_at desc) newest
  where interview_sessions.id = newest.id and newest.scoring_method < wanted and newest.final_score is not null;
  update candidates set score = newest.score
  from (
    select distinct on (candidate_id) candidate_id,
      case when scoring_method >= wanted then final_score end as score
    from interview_sessions where is_complete
    order by candidate_id, created_at desc) newest
  where newest.candidate_id = candidates.id and candidates.score is distinct from newest.score;
end $$;
