/** Where all the news stands. */
export const newsAddress = '/News'

/** Where an article stands. */
export const articleAddress = (id: string) => `${newsAddress}/${id}`
