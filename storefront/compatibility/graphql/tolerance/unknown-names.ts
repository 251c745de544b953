/** More different names than the modules of all existing clients have. */
const mostNames = 1000;

/** The unknown names that clients sent to this process, each reported once. Beyond the limit none is reported, so that no client fills the log. */
export class UnknownNames {
  readonly #names = new Set<string>();

  /** Whether the name is new, and to be reported. */
  isNew(name: string): boolean {
    if (this.#names.has(name) || this.#names.size >= mostNames) return false;
    this.#names.add(name);
    return true;
  }
}
