import { formatDateTime, now } from "#app/core/clock.ts";
import { log } from "#app/core/requests/observing/log.server.ts";
import { counter } from "#app/core/requests/observing/metrics.server.ts";
import { env } from "#app/core/settings/env.server.ts";
import { inTransaction } from "#app/db/opening/client.server.ts";
import { securityPermissions } from "../../security-permissions.ts";
import { tellAdmins } from "../staff/tell-admins.server.ts";
import { throttle } from "./throttle.server.ts";

const codesSent = counter({ name: "otp_codes_sent_total", help: "One-time codes that left" });
const everybody = { name: "otp-send-all", who: "everybody" } as const;

/**
 * T49: how many codes left in this quarter of an hour, everybody's together. It refuses nobody: past the
 * operator's number the admins are told, once a window, and they decide.
 */
export async function watchOtpSends(): Promise<void> {
  const sent = await throttle.tally(everybody);
  codesSent.inc();
  if (sent !== env().OTP_ALARM_SENDS) return;
  log.error({ sent }, "unusually many sign-in codes are being sent");
  await inTransaction((tx) =>
    tellAdmins(tx, securityPermissions.right("security.lift_lock_out"), {
      key: `otp-alarm:${now().toISOString()}`,
      title: "Unusually many sign-in codes are being sent",
      message: `${sent} codes left within a quarter of an hour, until ${formatDateTime(now())}. Nobody is refused because of it. If no campaign or closing day explains it, somebody may be spending your SMS: see the requests by address in the log, and block them at the proxy. The number is OTP_ALARM_SENDS.`,
    }),
  );
}
