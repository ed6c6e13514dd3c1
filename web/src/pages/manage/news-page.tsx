import { ManagedNews } from '#news'

/** The school's news and its administration. */
export const NewsPage = () => <ManagedNews />
