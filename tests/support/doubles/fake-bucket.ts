import { sha256Hex } from "#app/adapters/files/aws-signature.server.ts";
import { type FakeAnswer, startFakeHttpServer } from "./fake-http-server.ts";

/** An S3 store on the loopback: keeps objects in a map, lists them two at a time, and can be made to misbehave. */
export async function startFakeBucket() {
  const objects = new Map<string, Buffer>();
  let instead: FakeAnswer | null = null;
  const server = await startFakeHttpServer(({ method, path, body, headers }) => {
    if (instead) return instead;
    if (headers["x-amz-content-sha256"] !== sha256Hex(body)) return { status: 400 };
    const { pathname, searchParams } = new URL(path, "http://bucket");
    if (method === "PUT") objects.set(pathname, body);
    if (method === "PUT") return { headers: { etag: `"${sha256Hex(body).slice(0, 32)}"` } };
    if (method === "DELETE") objects.delete(pathname);
    if (method === "DELETE") return { status: 204 };
    if (searchParams.has("list-type")) return { body: listing(objects, searchParams) };
    const found = objects.get(pathname);
    return found ? { body: found } : { status: 404 };
  });
  return {
    objects,
    config: {
      endpoint: server.url,
      bucket: "vault",
      region: "ap-south-1",
      accessKeyId: "AK",
      secretAccessKey: "SK",
      timeoutMs: 2000,
    },
    answersInstead: (answer: FakeAnswer | null) => {
      instead = answer;
    },
    close: () => server.close(),
  };
}

function listing(objects: ReadonlyMap<string, Buffer>, query: URLSearchParams): string {
  const prefix = query.get("prefix") ?? "";
  const names = [...objects.keys()]
    .map((path) => path.replace(/^\/[^/]+\//, ""))
    .filter((name) => name.startsWith(prefix));
  const begin = Number(query.get("continuation-token") ?? 0);
  const page = names.slice(begin, begin + 2).map((name) => `<Contents><Key>${name}</Key></Contents>`);
  const next = begin + 2 < names.length ? `<NextContinuationToken>${begin + 2}</NextContinuationToken>` : "";
  return `<ListBucketResult>${page.join("")}${next}</ListBucketResult>`;
}
