import { afterAll } from "vitest";
import { removeTempFolders } from "./temp-folder.ts";

// Vitest's setup of each file, so its hook is the last of all: whatever a test stops at its end is stopped by then.
afterAll(removeTempFolders);
