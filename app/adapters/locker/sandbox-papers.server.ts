import { generateKeyPair } from "node:crypto";
import { SignedXml } from "xml-crypto";
import { newPdf } from "#app/core/new-pdf.server.ts";
import { pdfBytes } from "#app/core/pdf-bytes.server.ts";
import { perProcess } from "#app/core/settings/per-process.ts";

/** Whose locker it plays, and what is in it. */
export interface SandboxPerson {
  readonly name: string;
  /** ISO. */
  readonly born: string;
}

export const sandboxIssues = [
  {
    type: "INCER",
    name: "Income Certificate",
    issuer: "Revenue Department, Telangana",
    code: "in.gov.telangana.rev",
  },
  {
    type: "CASTE",
    name: "Caste Certificate",
    issuer: "Revenue Department, Telangana",
    code: "in.gov.telangana.rev",
  },
  {
    type: "SSCER",
    name: "Class X Marksheet",
    issuer: "Board of Secondary Education, Telangana",
    code: "in.gov.telangana.bse",
  },
  {
    type: "ADHAR",
    name: "Aadhaar Card",
    issuer: "Unique Identification Authority of India",
    code: "in.gov.uidai",
  },
] as const;
export type SandboxIssue = (typeof sandboxIssues)[number];

export const uriOf = ({ code, type }: SandboxIssue): string => `${code}-${type}-SANDBOX0001`;

type KeyPair = { readonly publicKey: string; readonly privateKey: string };

function makeKeys(): Promise<KeyPair> {
  return new Promise((resolve, reject) =>
    generateKeyPair("rsa", { modulusLength: 2048 }, (error, publicKey, privateKey) =>
      error
        ? reject(error)
        : resolve({
            publicKey: publicKey.export({ type: "spki", format: "pem" }).toString(),
            privateKey: privateKey.export({ type: "pkcs8", format: "pem" }).toString(),
          }),
    ),
  );
}

/** One pair for the issuers it plays, another for whoever would like to be one; as long as this process runs. */
export function sandboxKeys(which: "issuer" | "forger" | "uidai"): Promise<KeyPair> {
  return perProcess(`sandbox-locker-${which}`, makeKeys);
}

const dmy = (day: string) => day.split("-").toReversed().join("-");

/** A record as issuers write it, signed over the whole. */
export async function sandboxRecord(
  issue: SandboxIssue,
  person: SandboxPerson,
  { issuedOn, isForged }: { issuedOn: string; isForged: boolean },
): Promise<string> {
  const { privateKey } = await sandboxKeys(isForged ? "forger" : "issuer");
  const xml =
    `<Certificate name="${escaped(issue.name)}" type="${issue.type}" number="SANDBOX0001" issueDate="${dmy(issuedOn)}" status="A">` +
    `<IssuedBy><Organization name="${escaped(issue.issuer)}" type="SG"/></IssuedBy>` +
    `<IssuedTo><Person name="${escaped(person.name)}" dob="${dmy(person.born)}"/></IssuedTo>` +
    `<CertificateData/></Certificate>`;
  const signer = new SignedXml({
    privateKey,
    signatureAlgorithm: "http://www.w3.org/2001/04/xmldsig-more#rsa-sha256",
    canonicalizationAlgorithm: "http://www.w3.org/TR/2001/REC-xml-c14n-20010315",
    getKeyInfoContent: () => null,
  });
  signer.addReference({
    xpath: "/*",
    uri: "",
    isEmptyUri: true,
    digestAlgorithm: "http://www.w3.org/2001/04/xmlenc#sha256",
    transforms: [
      "http://www.w3.org/2000/09/xmldsig#enveloped-signature",
      "http://www.w3.org/TR/2001/REC-xml-c14n-20010315",
    ],
  });
  signer.computeSignature(xml);
  return signer.getSignedXml();
}

export async function sandboxPdf(
  issue: SandboxIssue,
  person: SandboxPerson,
  issuedOn: string,
): Promise<Buffer> {
  const paper = await newPdf({ size: "A4", margin: 60, info: { Title: issue.name } });
  paper.fontSize(12).text("SANDBOX: made by the demo, not by an office").moveDown(2);
  paper.fontSize(20).text(issue.name).moveDown();
  // The built-in typeface has no other letters.
  const name = person.name.replace(/[^\x20-\x7e]/g, "?");
  paper.fontSize(13).text(`Issued to ${name}, born ${dmy(person.born)}`);
  paper.text(`Issued by ${issue.issuer} on ${dmy(issuedOn)}`);
  paper.text("Number SANDBOX0001");
  return pdfBytes(paper);
}

function escaped(text: string): string {
  return text.replace(/[<>&"']/g, (sign) => `&#${sign.charCodeAt(0)};`);
}
