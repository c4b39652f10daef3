import { defineRoutes } from "#app/core/requests/define-routes.ts";
import { recoveryPermissions } from "./recovery-permissions.ts";

const page = (name: string) => `features/recovery/pages/${name}-page.tsx`;
const desk = {
  access: ["admin"],
  opens: [recoveryPermissions.right("recovery.see")],
  acts: [recoveryPermissions.right("recovery.decide")],
  signIn: "same-address",
  layout: "portal",
} as const;

export const recoveryRoutes = defineRoutes("recovery", [
  { path: "/recover", file: page("recover"), access: "everyone", layout: "public" },
  { path: "/recover/code", file: page("recovery-code"), access: "everyone", layout: "public" },
  { path: "/recover/stop/:key", file: page("stop-recovery"), access: "everyone", layout: "public" },
  {
    path: "/recover/:key",
    file: page("own-recovery"),
    access: "everyone",
    layout: "public",
    files: "everyone",
  },
  ...(
    [
      ["/institute/lost-phones", "institute-recoveries"],
      ["/institute/lost-phones/:requestId", "institute-recovery"],
    ] as const
  ).map(([path, name]) => ({
    path,
    file: `features/recovery/institute/${name}-page.tsx`,
    access: ["institute"] as const,
    signIn: "dialog" as const,
    layout: "institute" as const,
  })),
  {
    path: "/institute/lost-phones/export",
    file: "features/recovery/institute/institute-recoveries-file.ts",
    access: ["institute"],
    signIn: "dialog",
    layout: "bare",
  },
  { path: "/admin/recovery", file: page("recoveries"), ...desk },
  {
    path: "/admin/recovery/export",
    file: "features/recovery/pages/recoveries-file.ts",
    ...desk,
    layout: "bare",
  },
  { path: "/admin/recovery/:requestId", file: page("recovery-desk"), ...desk },
]);
