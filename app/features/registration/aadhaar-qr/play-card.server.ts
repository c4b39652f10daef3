import { eq } from "drizzle-orm";
import sharp from "sharp";
import { encode } from "uqr";
import { aadhaarTricks, sandboxAadhaarQr } from "#app/adapters/sandbox-aadhaar.server.ts";
import { isIstDay } from "#app/core/clock.ts";
import type { Actor } from "#app/core/portals/permissions.ts";
import { notFound } from "#app/core/requests/errors.ts";
import { env } from "#app/core/settings/env.server.ts";
import { database } from "#app/db/opening/client.server.ts";
import { student } from "#app/db/schema/students.ts";
import { genderOptions } from "../registration-options.ts";

/** Whose card it makes at first: hers. Another's can be typed. */
export async function readCardAsk(actor: Actor) {
  if (!env().isDemo) throw notFound();
  const [her] = actor.studentId
    ? await database()
        .select({ name: student.name, born: student.birthDay })
        .from(student)
        .where(eq(student.id, actor.studentId))
    : [];
  return {
    person: { name: her?.name ?? "Asha Rao", born: her?.born ?? "2004-04-12" },
    genders: genderOptions,
    tricks: aadhaarTricks,
  };
}

/** The QR of a made-up card, as a picture that a phone can save. */
export async function playCard(form: FormData): Promise<string> {
  if (!env().isDemo) throw notFound();
  const text = (name: string) => String(form.get(name) ?? "").slice(0, 80);
  const digits = await sandboxAadhaarQr({
    name: text("name").replace(/[^\x20-\x7e]/g, "") || "Asha Rao",
    born: isIstDay(text("born")) ? text("born") : "2004-04-12",
    gender: genderOptions.find((one) => one === text("gender")) ?? "female",
    lastFour: /^\d{4}$/.test(text("digits")) ? text("digits") : "4321",
    trick: aadhaarTricks.find((one) => one === text("trick")) ?? "none",
  });
  return `data:image/png;base64,${(await drawQr(digits)).toString("base64")}`;
}

const dot = 6;

/** As it is printed on a card. */
export async function drawQr(text: string): Promise<Buffer> {
  const { size, data } = encode(text, { ecc: "L", border: 4 });
  const dots = Buffer.from(data.flat().map((isDark) => (isDark ? 0 : 255)));
  return sharp(dots, { raw: { width: size, height: size, channels: 1 } })
    .resize(size * dot, size * dot, { kernel: "nearest" })
    .png()
    .toBuffer();
}
