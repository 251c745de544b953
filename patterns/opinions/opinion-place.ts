/** The place of an opinion on its page: links lead there. */
export const opinionPlace = (id: number): string => `opinia-${id}`;
