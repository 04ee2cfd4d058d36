/** What fills the first screen of a phone, where a card is as wide as the page. */
const onPhone = 4

/** The same where they stand in several columns, so that nothing below moves when more is added. */
const inColumns = 10

/** How many cards of a list are drawn at first: nobody waits for cards that they do not see. */
export const firstCards = () => (window.matchMedia('(min-width: 40rem)').matches ? inColumns : onPhone)
