-- Payments and batches begun by somebody who may not approve them, and their outcome.

create table payment_request (
  id text primary key,
  payment_id text unique references payment (id),
  batch_id text unique references batch_order (id),
  customer_id text not null references customer (id),
  requested_by text not null references customer (id),
  requested_at timestamptz not null,
  expires_at timestamptz not null check (expires_at > requested_at),
  -- The amount to arrive, between own accounts.
  to_amount numeric check (to_amount > 0),
  status text not null default 'waiting'
    check (status in ('waiting', 'approved', 'declined', 'withdrawn')),
  decided_at timestamptz,
  decided_by text references customer (id),
  reason text,
  check ((payment_id is null) <> (batch_id is null)),
  check (batch_id is null or to_amount is null),
  check ((status = 'waiting') = (decided_at is null)),
  check ((status = 'waiting') = (decided_by is null)),
  -- Four eyes: nobody approves their own request.
  check (status <> 'approved' or decided_by <> requested_by)
);
create index payment_request_customer on payment_request (customer_id, requested_at desc);
create index payment_request_requested_by on payment_request (requested_by, customer_id)
  where status = 'waiting';

-- A code sent to an approver for some of them.
create table request_approval (
  id text primary key,
  customer_id text not null references customer (id),
  approver_id text not null references customer (id),
  request_ids jsonb not null,
  -- In the approver's own way; 'none' where neither they nor the customer need a confirmation.
  approve_type text not null
    check (approve_type in ('push', 'otp', 'sms', 'approvalCode', 'direct', 'none', 'simple')),
  -- SHA-256 of the code, or the push's key, and of what each of them moves: it approves only that.
  code_hash text not null,
  -- The name by which the approver's devices know the push, and two digits that they show.
  push_key text unique,
  identifier text,
  push_answer text check (push_answer in ('approved', 'refused')),
  tries smallint not null default 0 check (tries between 0 and 5),
  sent_at timestamptz not null,
  expires_at timestamptz not null,
  used_at timestamptz,
  check ((approve_type = 'push') = (push_key is not null))
);
create index request_approval_approver on request_approval (approver_id, sent_at);

create function guard_request() returns trigger language plpgsql as $$ begin
  if old.status <> 'waiting' then
    raise exception 'request % is % and stays so', old.id, old.status
      using errcode = 'restrict_violation';
  end if;
  if (new.id, new.payment_id, new.batch_id, new.customer_id, new.requested_by, new.requested_at,
      new.to_amount)
    is distinct from (old.id, old.payment_id, old.batch_id, old.customer_id, old.requested_by,
      old.requested_at, old.to_amount) then
    raise exception 'request % asks for what it asked for', old.id
      using errcode = 'restrict_violation';
  end if;
  if (new.status = 'approved') <> exists (
    select from payment where id = new.payment_id and status = 'settled'
    union all
    select from payment where batch_id = new.batch_id and status in ('executing', 'settled')
    union all
    select from batch_payment
    where batch_payment.batch_id = new.batch_id and batch_payment.payment_id is not null
  ) then
    raise exception 'request % is approved when its money moves, and not otherwise', old.id
      using errcode = 'restrict_violation';
  end if;
  return new;
end $$;
create trigger guarded before update on payment_request
  for each row execute function guard_request();

-- True if a reader sees a customer's payment of an invoice: a payer who came by a link blocks only
-- themselves. The payer and the payee see it, and everybody sees a payment by an addressee. Without
-- a reader: only what everybody sees.
create function invoice_payment_shows(invoice, by_customer text, reader text) returns boolean
stable language sql as $$
  select reader in ($2, $1.payee_id)
    or invoice_asks($1, $2, (select email from customer where id = $2))
$$;

-- True if a payment of an invoice waits for an approval at a moment, as far as a reader may see;
-- one payment can be left out.
create function invoice_waits(id text, at timestamptz, except_payment text, reader text)
returns boolean stable language sql as $$
  select exists (
    select from payment
      join invoice on invoice.id = payment.invoice_id
      left join payment_approval approval on approval.payment_id = payment.id
      left join payment_request request on request.payment_id = payment.id
    where payment.invoice_id = $1 and payment.status = 'pendingApproval' and payment.id <> $3
      and invoice_payment_shows(invoice, payment.customer_id, $4)
      and case when request.id is null then approval.moves and approval.expires_at > $2
        else request.status = 'waiting' and request.expires_at > $2 end)
$$;

-- The status of an invoice at a moment to a reader, in the protocol's words. Its day counts whole,
-- in UTC.
create function invoice_state(invoice, at timestamptz, reader text) returns text
stable language sql as $$
  select case
    when $1.status <> 'open' then $1.status
    when invoice_waits($1.id, $2, '', $3) then 'pendingApproval'
    when $1.due_on < ($2 at time zone 'UTC')::date then 'unpaid'
    else 'awaitingPayment'
  end
$$;
