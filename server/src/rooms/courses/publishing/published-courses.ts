import type { Visit } from '#platform/visit'
import { catalogueOf } from '../catalogue/catalogue.ts'
import { authoredMost } from '../catalogue/search-index.ts'
import { moveStore } from './course-store.ts'

/** What somebody teaches as far as the visitor may open it, each with when it was first published. */
export const publishedBy = async (
  visit: Visit,
  authorId: string,
): Promise<readonly { readonly id: string; readonly name: string; readonly at: Date }[]> => {
  const rows = await (await catalogueOf(visit)).list({ authorId }, 1, authoredMost)
  const published = await moveStore(visit).firstPublished(rows.map((row) => row.id))
  // What came with the installation was never moved.
  return rows.map(({ id, name, createdAt }) => ({ id, name, at: published.get(id) ?? createdAt }))
}
