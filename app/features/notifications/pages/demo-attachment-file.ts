import { readDemoAttachment } from "../server/demo/read-demo-attachment.server.ts";
import type { Route } from "./+types/demo-attachment-file";

export async function loader({ params }: Route.LoaderArgs) {
  const { name, type, bytes } = await readDemoAttachment(params.id, params.place);
  return new Response(bytes, {
    headers: {
      "Content-Type": type,
      "Content-Disposition": `attachment; filename="${name.replace(/[^\w.-]+/g, "-")}"`,
      "Cache-Control": "no-store",
      "X-Content-Type-Options": "nosniff",
    },
  });
}
