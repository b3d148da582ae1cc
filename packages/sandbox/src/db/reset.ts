import type { Database } from './database.ts'
import { migrate } from './migrate.ts'
import { SCHEMA } from './schema-name.ts'

// A copy of the tables that hold seed rows, and of the sequences, in a schema beside them.
const PREPARE = `
drop schema if exists seed cascade;
create schema seed;
do $$ declare t record; is_filled boolean; begin
  for t in select tablename from pg_tables where schemaname = 'public' loop
    execute format('select exists (select from public.%I)', t.tablename) into is_filled;
    if is_filled then
      execute format('create table seed.%1$I as table public.%1$I', t.tablename);
    end if;
  end loop;
  create table seed._sequence as
    select schemaname, sequencename, start_value, last_value from pg_sequences where schemaname = 'public';
end $$`

// Triggers and foreign keys are off while it copies, so that immutable rows can go.
const RESTORE = `
do $$ declare t record; names text; begin
  set local session_replication_role = replica;
  select string_agg(format('public.%I', tablename), ', ') into names
    from pg_tables where schemaname = 'public';
  execute 'truncate ' || names;
  for t in select tablename from pg_tables where schemaname = 'seed' and tablename <> '_sequence' loop
    execute format('insert into public.%1$I overriding system value table seed.%1$I', t.tablename);
  end loop;
  perform setval(
    format('%I.%I', schemaname, sequencename)::regclass, coalesce(last_value, start_value), last_value is not null
  ) from seed._sequence;
end $$`

/** Remembers what the tables hold now as what {@link resetDatabase} goes back to. */
export async function prepareReset(database: Database): Promise<void> {
  if (database.kind === 'pglite') await database.script(PREPARE)
}

/**
 * Brings the database back to its first state. The embedded one copies its seed rows back in some
 * ten milliseconds; a server drops its schema, is migrated and seeded anew, because switching
 * triggers off would need a superuser.
 */
export async function resetDatabase(database: Database, seed: () => Promise<void>): Promise<void> {
  if (database.kind === 'pglite') return database.script(RESTORE)
  await database.script(`drop schema if exists ${SCHEMA} cascade`)
  await migrate(database)
  await seed()
}
