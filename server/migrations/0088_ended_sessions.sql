CREATE FUNCTION tell_of_ended_sessions() RETURNS trigger LANGUAGE plpgsql AS $$
begin
  if (select count(*) from ended) > 50 then
    perform pg_notify('session_ended', '');
  else
    perform pg_notify('session_ended', encode(id, 'hex')) from ended;
  end if;
  return null;
end $$;--> statement-breakpoint
CREATE TRIGGER session_ended AFTER DELETE ON "session" REFERENCING OLD TABLE AS ended FOR EACH STATEMENT EXECUTE FUNCTION tell_of_ended_sessions();
