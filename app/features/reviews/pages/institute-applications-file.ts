import { exportReviews } from "../server/lists/export-reviews.server.ts";

export const loader = exportReviews.loader;
