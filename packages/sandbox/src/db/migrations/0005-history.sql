-- What customers see of their accounts: every posting, and the payments that wait for an approval
-- or came to nothing. A row with `ends_at` is processing until then and rejected from then on.

create view customer_history as
select own.customer_id, posting.id::text as id, posting.id as position,
  entry.id as transaction_id, entry.at,
  case purpose when 'fee' then 'fee' else entry.kind end as type, posting.account_id,
  case when amount > 0 then 'in' else 'out' end as direction, abs(amount) as amount,
  posting.currency_code, balance_after,
  coalesce(other.name, entry.counterparty_name) as counterparty_name,
  other.email as counterparty_email, entry.description,
  'completed' as status, null::timestamptz as ends_at
from posting
  join journal_entry entry on entry.id = posting.entry_id
  join customer_account own on own.id = posting.account_id
  left join lateral (
    select public_name(customer) as name, customer.email
    from posting across
      join customer_account account on account.id = across.account_id
      join customer on customer.id = account.customer_id
    where across.entry_id = entry.id and across.purpose = 'principal'
      and account.customer_id <> own.customer_id
    limit 1
  ) other on true
union all
select payment.customer_id, payment.id, 0, trxid, payment.created_at, 'p2pTransfer', from_account,
  'out', amount, payment.currency_code, balance, public_name(customer), payee_email, note,
  case status when 'pendingApproval' then 'processing' else 'rejected' end, expires_at
from payment
  join payment_approval on payment_id = payment.id
  join ledger_account on ledger_account.id = from_account
  left join customer on customer.email = payee_email
where status in ('pendingApproval', 'refused');
