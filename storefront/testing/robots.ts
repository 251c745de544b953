/** Whether a robot that obeys `*` may open an address, by the text of `robots.txt`. */
export const mayOpen = (text: string, address: string) =>
  text
    .split('\n')
    .flatMap((line) => /^Disallow: (.+)$/.exec(line)?.[1] ?? [])
    .every(
      (rule) =>
        !new RegExp(
          `^${rule
            .split('*')
            .map((part) => part.replace(/[.?+^$()|[\]\\{}]/g, '\\$&'))
            .join('.*')}`,
        ).test(address),
    );
