import { createPublicKey, generateKeyPairSync, sign } from "node:crypto";
import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import { generate } from "selfsigned";
import { describe, expect, test } from "vitest";
import { tempFolder } from "#tests/support/temp-folder.ts";
import { AadhaarQrRefused, aadhaarQrSigners, readAadhaarQr } from "./aadhaar-qr-reader.server.ts";
import { type AadhaarTrick, sandboxAadhaarQr, sandboxAadhaarSigner } from "./sandbox-aadhaar.server.ts";

const card = (trick: AadhaarTrick = "none") =>
  sandboxAadhaarQr({
    name: "Sirisha Gugulothu",
    born: "2004-03-11",
    gender: "female",
    lastFour: "8129",
    trick,
  });

function problemOf(text: string, signers: Parameters<typeof readAadhaarQr>[1]): string | null {
  try {
    readAadhaarQr(text, signers);
    return null;
  } catch (error) {
    if (error instanceof AadhaarQrRefused) return error.problem;
    throw error;
  }
}

describe("the Secure QR of an Aadhaar card", () => {
  test("says who, when born, where, and four digits; T25: nothing else leaves it", async () => {
    expect(readAadhaarQr(await card(), [await sandboxAadhaarSigner()])).toEqual({
      lastFour: "8129",
      name: "Sirisha Gugulothu",
      born: "2004-03-11",
      gender: "female",
      home: {
        address: "4-12, Station Road, Near the school, Kesamudram",
        city: "Kesamudram",
        pincode: "506112",
        state: "Telangana",
      },
    });
  });

  test("altered, signed by another, or signed out of its key's time, it is refused", async () => {
    const trusted = [await sandboxAadhaarSigner()];
    expect(problemOf(await card("changed"), trusted)).toBe("forged");
    expect(problemOf(await card("forged"), trusted)).toBe("forged");
    expect(problemOf(await card("expired"), trusted)).toBe("expired");
    expect(problemOf(await card(), [])).toBe("forged");
  });

  test("what is no Secure QR is told apart", async () => {
    const trusted = [await sandboxAadhaarSigner()];
    expect(problemOf('<PrintLetterBarcodeData uid="234123412346" name="A"/>', trusted)).toBe("old");
    for (const text of ["", "upi://pay?pa=x", "12345", "9".repeat(8000)])
      expect(problemOf(text, trusted)).toBe("other");
  });

  test("a small code that unpacks to a mountain is not unpacked", async () => {
    const bomb = gzipSync(Buffer.alloc(2_500_000));
    const digits = BigInt(`0x${bomb.toString("hex")}`).toString();
    expect(digits.length).toBeLessThan(7089);
    expect(problemOf(digits, [await sandboxAadhaarSigner()])).toBe("other");
  });

  test("the first version has no mark of its version; a year alone is no day of birth", () => {
    const { publicKey, privateKey } = generateKeyPairSync("rsa", { modulusLength: 2048 });
    const fields = [
      "0",
      "432120230105093000123",
      "R Kumar",
      "2001",
      "M",
      "",
      "D",
      "",
      "",
      "",
      "500001",
      "",
      "Odisha",
      "",
      "",
      "Puri",
    ];
    const signed = Buffer.concat([
      ...fields.flatMap((field) => [Buffer.from(field, "latin1"), Buffer.from([255])]),
      Buffer.alloc(300, 255),
    ]);
    const packed = gzipSync(Buffer.concat([signed, sign("sha256", signed, privateKey)]));
    const read = readAadhaarQr(BigInt(`0x${packed.toString("hex")}`).toString(), [
      { key: publicKey, from: null, until: null },
    ]);
    expect(read).toMatchObject({ lastFour: "4321", name: "R Kumar", born: null, gender: "male" });
    expect(read.home).toEqual({ address: "", city: "Puri", pincode: "500001", state: "Odisha" });
  });

  test("in production UIDAI's certificates are read from the file that is named, and count in their time", async () => {
    const { privateKey, cert } = await generate([{ name: "commonName", value: "UIDAI" }], {
      keySize: 2048,
      notBeforeDate: new Date("2020-01-01T00:00:00Z"),
      notAfterDate: new Date("2022-01-01T00:00:00Z"),
    }).then(({ private: key, cert: pem }) => ({ privateKey: key, cert: pem }));
    const file = join(tempFolder("uidai"), "uidai.pem");
    await writeFile(file, cert);
    const signers = await aadhaarQrSigners({ isDemo: false, AADHAAR_QR_TRUST_FILE: file });
    expect(signers).toHaveLength(1);
    expect(signers?.[0]?.key.equals(createPublicKey(cert))).toBe(true);
    const made = (moment: string) => {
      const text = ["V2", "0", `8129${moment}`, "Asha Rao", "01-02-2003", "F", ...Array(11).fill("")];
      const signed = Buffer.from(text.flatMap((one) => [...Buffer.from(one), 255]));
      const packed = gzipSync(Buffer.concat([signed, sign("sha256", signed, privateKey)]));
      return BigInt(`0x${packed.toString("hex")}`).toString();
    };
    expect(problemOf(made("20210601120000000"), signers ?? [])).toBe(null);
    expect(problemOf(made("20230601120000000"), signers ?? [])).toBe("expired");
    expect(await aadhaarQrSigners({ isDemo: false, AADHAAR_QR_TRUST_FILE: undefined })).toBe(null);
  });
});
