const passwords = new WeakMap<File, string>();
/** Longer is nobody's: readers take 127 bytes at most. */
const longest = 127;

/** Known as long as the file itself is held, and by nothing but it. */
export const filePassword = {
  keep(file: File, password: string): void {
    if (password !== "") passwords.set(file, password.slice(0, longest));
  },
  of: (file: File): string | undefined => passwords.get(file),
};
