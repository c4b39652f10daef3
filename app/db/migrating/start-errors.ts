/** What keeps the database from opening, in one plain sentence that the start prints as it is. */
export class DatabaseStartError extends Error {
  constructor(sentence: string, options?: ErrorOptions) {
    super(sentence, options);
    this.name = new.target.name;
  }
}

export class FolderLockedError extends DatabaseStartError {}
export class DataFolderUnusableError extends DatabaseStartError {}
export class DatabaseUnreachableError extends DatabaseStartError {}
export class MigrationMismatchError extends DatabaseStartError {}
