/** A field to type in, or with a list that Escape closes. */
export const textFields = 'select:enabled, :read-write';
