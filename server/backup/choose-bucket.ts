import { type Bucket, openS3Bucket } from "#app/adapters/files/s3-bucket.server.ts";
import type { Env } from "#app/core/settings/env.server.ts";

/** Where backups go off-site, or null where nobody has said. The keys of the documents serve where it has none. */
export function chooseBucket(settings: Env): Bucket | null {
  const { BACKUP_BUCKET: bucket } = settings;
  if (!bucket) return null;
  const region = settings.BACKUP_REGION ?? settings.S3_REGION;
  return openS3Bucket({
    bucket,
    region,
    endpoint: settings.BACKUP_ENDPOINT ?? settings.S3_ENDPOINT ?? `https://s3.${region}.amazonaws.com`,
    accessKeyId: settings.BACKUP_ACCESS_KEY_ID ?? settings.S3_ACCESS_KEY_ID ?? "",
    secretAccessKey: settings.BACKUP_SECRET_ACCESS_KEY ?? settings.S3_SECRET_ACCESS_KEY ?? "",
  });
}
