import type { Config } from "@react-router/dev/config";

export default {
  ssr: true,
  // Route discovery over the network would cost a request per link in sight; the map is small, so it ships whole.
  routeDiscovery: { mode: "initial" },
  buildDirectory: process.env.BUILD_DIR ?? "build",
} satisfies Config;
