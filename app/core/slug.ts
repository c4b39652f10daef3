/** "Post-Matric Scholarship (SC), 2026" → "post-matric-scholarship-sc-2026" */
export function toSlug(text: string, maxLength = 80): string {
  const slug = text
    .normalize("NFKD")
    // Accents of Latin letters go; the vowel signs of Indian scripts are marks too, and stay.
    .replace(/[\u0300-\u036f]/g, "")
    .normalize("NFC")
    .toLowerCase()
    .replace(/&/g, " and ")
    .replace(/['’]/g, "")
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, "-");
  return trimHyphens([...slug].slice(0, maxLength + 1).join(""), maxLength);
}

function trimHyphens(slug: string, maxLength: number): string {
  const text = slug.replace(/^-+|-+$/g, "");
  const points = [...text];
  return points.length <= maxLength ? text : points.slice(0, maxLength).join("").replace(/-+$/, "");
}
