/** A size as people say it: "640 KB", "1.1 MB". A megabyte is 1024 × 1024 here, as in the upload limit. */
export function fileSizeText(bytes: number): string {
  if (bytes < 1024 * 1024) return `${Math.max(1, Math.round(bytes / 1024))} KB`;
  return `${(bytes / (1024 * 1024)).toFixed(1)} MB`;
}
