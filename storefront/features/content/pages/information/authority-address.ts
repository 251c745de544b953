/** Where complaints about accessibility go after the shop's own answer, the same in every language (Act of 26 April 2024). */
export const authorityAddress = 'PFRON, al. Jana Pawła II 13, 00-828 Warszawa, dostepnosc@pfron.org.pl';
