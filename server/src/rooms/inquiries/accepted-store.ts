import { and, desc, eq } from 'drizzle-orm'
import type { TenantContext } from '#platform/visit'
import { inquiry, inquiryPost } from './tables.ts'

/** The questions whose asker accepted an answer of a person, the newest first. */
export const acceptedAnswersOf = (
  { db, school: { id: schoolId } }: TenantContext,
  personId: string,
  most: number,
): Promise<{ id: string; title: string; at: Date }[]> =>
  db
    .select({ id: inquiry.id, title: inquiry.title, at: inquiryPost.createdAt })
    .from(inquiryPost)
    .innerJoin(
      inquiry,
      and(
        eq(inquiry.schoolId, inquiryPost.schoolId),
        eq(inquiry.id, inquiryPost.inquiryId),
        eq(inquiry.acceptedId, inquiryPost.id),
      ),
    )
    .where(and(eq(inquiryPost.schoolId, schoolId), eq(inquiryPost.personId, personId)))
    .orderBy(desc(inquiryPost.createdAt), desc(inquiryPost.id))
    .limit(most)
