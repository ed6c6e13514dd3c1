import * as z from 'zod'

const login = z.string().min(1)
const hoursAgo = z.number().positive()
const daysAgo = z.number().int().min(0)
const phone = z.string().regex(/^1[3-9]\d{9}$/)

/** `life/life.json`: who studies at a demo school besides the accounts that are made known, and what they did lately. */
export const LifeFile = z.strictObject({
  /** Students of whom nobody knows a password; they sign in by number, once an administrator gave them one. */
  students: z.array(
    z.strictObject({
      number: z.string().min(4),
      name: z.string().min(2),
      gender: z.union([z.literal(0), z.literal(1)]),
    }),
  ),
  /** How many of them study each course. */
  learners: z.record(z.string(), z.number().int().min(1)),
  /** Rounds of study that are told one by one. */
  rounds: z.array(
    z.strictObject({
      by: login,
      course: z.string(),
      /** The days on which they studied, counted back from today. */
      days: z.array(daysAgo).min(1),
      /** How many items they came through; all, and to the end, when absent. */
      until: z.number().int().min(1).optional(),
    }),
  ),
  /** Consultations that were held: with which patient of which course, and how. */
  consultations: z.array(
    z.strictObject({
      by: login,
      course: z.string(),
      case: z.string(),
      hoursAgo,
      /** What they left out of the author's way. */
      manner: z.enum(['careful', 'terse', 'hasty', 'halved', 'unread', 'handsOff']),
      /** What they said in words of their own: the patient does not understand all of it. */
      says: z.array(z.string()).default([]),
      /** What of it they asked to be looked at again; it waits where nobody accepted it. */
      appeal: z.optional(
        z.strictObject({
          said: z.string(),
          /** What they meant, or the dimension in which it earned nothing. */
          about: z.union([
            z.strictObject({ meant: z.string() }),
            z.strictObject({ dimension: z.number() }),
          ]),
          words: z.string(),
          hoursAgo,
          accepted: z.optional(z.strictObject({ reason: z.string(), hoursAgo })),
        }),
      ),
    }),
  ),
  /** Questions that students asked about courses that they study, with what was said to them. */
  inquiries: z
    .array(
      z.strictObject({
        by: login,
        course: z.string(),
        /** The title of the item that it is about; the course as a whole when absent. */
        item: z.string().optional(),
        title: z.string().min(5).max(60),
        text: z.string().min(1),
        audience: z.enum(['teachers', 'class', 'course']),
        hoursAgo,
        common: z.boolean().default(false),
        replies: z
          .array(z.strictObject({ by: login, text: z.string().min(1), hoursAgo }))
          .default([]),
        /** Its asker took the last answer. */
        accepted: z.boolean().default(false),
      }),
    )
    .default([]),
  /** Notes that were written when the item was studied. */
  notes: z.array(
    z.strictObject({
      by: login,
      course: z.string(),
      /** The title of the item beside which it stands. */
      item: z.string(),
      text: z.string().min(1).max(5_000),
    }),
  ),
  /** How many have joined each topic, by its file in `topics.json`. */
  joins: z.record(z.string().regex(/\.md$/), z.number().int().min(1)),
  previews: z.array(
    z.strictObject({
      course: z.string(),
      by: login,
      note: z.string().max(100),
      hoursAgo,
      opened: z.number().int().min(0).max(50),
      revoked: z.boolean().default(false),
    }),
  ),
  /** Wishes to buy or to try a course. */
  leads: z.array(
    z.strictObject({
      course: z.string(),
      /** Absent for somebody without an account. */
      by: login.optional(),
      name: z.string().min(1).max(30),
      phone,
      message: z.string().max(500),
      hoursAgo,
      /** What an administrator noted after calling back; the lead waits when absent. */
      handled: z.string().max(500).optional(),
    }),
  ),
})

/** `life/reviews.json`: what students say of courses, and what the teachers answer. */
export const ReviewsFile = z.strictObject({
  reviews: z.array(
    z
      .strictObject({
        course: z.string(),
        by: login,
        rate: z.number().int().min(1).max(5),
        text: z.string().min(5).max(500),
        likes: z.number().int().min(0).default(0),
        featured: z.boolean().default(false),
        /** Why an administrator hid it. */
        hidden: z.string().min(4).max(200).optional(),
        reply: z
          .strictObject({ text: z.string().min(5).max(500), hoursLater: z.number().positive() })
          .optional(),
      })
      .refine((one) => !(one.featured && one.hidden), 'featured and hidden'),
  ),
})
