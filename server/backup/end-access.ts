import type pg from 'pg'

/**
 * Ends what an archive lets people in with, besides their passwords: it may have been ended since the archive was made. Mails that
 * wait with a link would make a new one when they are sent.
 */
export async function endAccess(client: pg.PoolClient): Promise<void> {
  await client.query(`
    UPDATE sessions SET ended_at = now() WHERE ended_at IS NULL;
    UPDATE one_time_tokens SET expires_at = least(expires_at, now());
    UPDATE invitations SET expires_at = least(expires_at, now()),
      delivery = CASE WHEN delivery = 'WAITING' THEN 'FAILED' ELSE delivery END;
    DELETE FROM outbox_mails WHERE kind IN ('confirm-address', 'reset-password', 'invitation')`)
}
