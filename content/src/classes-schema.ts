import * as z from 'zod'

const login = z.string().min(1)

const Announcement = z.strictObject({
  title: z.string().min(2),
  /** Its paragraphs. */
  text: z.array(z.string().min(1)).min(1),
  mustRead: z.boolean().default(false),
  daysAgo: z.number().int().min(0),
  /** Who has read it by now, and confirmed it where it must be. */
  read: z.array(login).default([]),
})

/** A task of a class: days before and after today, and what it is made of. */
const Task = z.strictObject({
  /** The name of its fixed id in `demo-ids.json`. */
  demoName: z.string().optional(),
  title: z.string().min(2),
  intro: z.string(),
  publishedDaysAgo: z.number().int().positive(),
  dueInDays: z.number().int(),
  closesInDays: z.number().int(),
  items: z
    .array(
      z.strictObject({
        title: z.string().min(2),
        weight: z.number().int().min(0).max(100),
        required: z.boolean().default(true),
        lateRule: z.enum(['none', 'penalty', 'until']).default('none'),
        penalty: z.number().int().min(0).max(100).default(0),
        /** A course by its slug, or the paragraphs of something to read. */
        course: z.string().optional(),
        text: z.array(z.string().min(1)).default([]),
        /** Who has read it, so many days ago. */
        read: z.array(z.strictObject({ login, daysAgo: z.number().int().min(0) })).default([]),
        /** The text says what is to be handed in. */
        handIn: z.boolean().default(false),
        /** Who has handed in what, and what its teacher made of it; the points are those of the usual rubric. */
        works: z
          .array(
            z.strictObject({
              login,
              daysAgo: z.number().int().min(0),
              text: z.array(z.string().min(1)).min(1),
              mark: z
                .strictObject({
                  outcome: z.enum(['returned', 'marked', 'released']),
                  points: z.array(z.number().min(0).max(100)).default([]),
                  comment: z.string().min(1),
                })
                .optional(),
            }),
          )
          .default([]),
      }),
    )
    .min(1),
  /** Whose date is another, and why. */
  extensions: z
    .array(z.strictObject({ login, dueInDays: z.number().int(), reason: z.string().min(2) }))
    .default([]),
})

/** A course that a class is given (开课安排): days before and after today, items by their titles. */
const Offering = z.strictObject({
  course: z.string().min(1),
  openedDaysAgo: z.number().int(),
  closesInDays: z.number().int(),
  deadlines: z.array(z.strictObject({ item: z.string(), dueInDays: z.number().int() })).default([]),
  /** For whom it stays open for another time, and why. */
  extensions: z
    .array(z.strictObject({ login, closesInDays: z.number().int(), reason: z.string().min(2) }))
    .default([]),
})

/** A column of a grade book: a task of the class by its title, a course by its slug, or scores that its teacher typed. */
const Column = z
  .strictObject({
    name: z.string().min(2),
    weight: z.number().int().min(0).max(100),
    missing: z.enum(['zero', 'skip']).default('zero'),
    task: z.string().optional(),
    course: z.string().optional(),
    scores: z.record(z.string(), z.number().min(0).max(100)).optional(),
  })
  .refine(({ task, course, scores }) => [task, course, scores].filter(Boolean).length === 1)

/** The published grade book of a class. */
const GradeBook = z.strictObject({
  scale: z.enum(['hundred', 'five', 'pass']),
  decimals: z.union([z.literal(0), z.literal(1)]),
  columns: z.array(Column).min(1),
})

/** `classes.json`: the classes of a demo school, with the students who are there for nothing but their class yet. */
export const ClassesFile = z.strictObject({
  students: z.array(
    z.strictObject({
      number: z.string().min(4),
      name: z.string().min(2),
      gender: z.union([z.literal(0), z.literal(1)]),
    }),
  ),
  /** 行政班; students by login, or number where they have none. */
  administrative: z.array(
    z.strictObject({
      name: z.string().min(1),
      college: z.string(),
      grade: z.number().int(),
      major: z.string().min(1),
      headTeacher: login,
      students: z.array(login),
    }),
  ),
  /** 教学班 of the present term. */
  teaching: z.array(
    z.strictObject({
      /** The name of its fixed id in `demo-ids.json`. */
      demoName: z.string().optional(),
      course: z.string().min(1),
      name: z.string().min(1),
      teacher: login,
      students: z.array(login),
      /** What of the platform it studies; 小班课程 are open to its classes alone. */
      courses: z.array(z.string()),
      /** How many it takes. */
      capacity: z.number().int().positive().optional(),
      /** By which students join it, for a month. */
      code: z.string().length(8).optional(),
      staff: z
        .array(
          z.strictObject({
            login,
            post: z.enum(['teacher', 'assistant']),
            rights: z.array(z.enum(['members', 'groups', 'code', 'marking'])),
          }),
        )
        .default([]),
      groups: z
        .array(z.strictObject({ name: z.string().min(1), students: z.array(login) }))
        .default([]),
      /** What its teacher told it. */
      announcements: z.array(Announcement).default([]),
      tasks: z.array(Task).default([]),
      offerings: z.array(Offering).default([]),
      gradebook: GradeBook.optional(),
    }),
  ),
  /** What those who run the school told all its students. */
  announcements: z.array(Announcement).default([]),
})

type TeachingClass = z.output<typeof ClassesFile>['teaching'][number]

/** A fixed id of `demo-ids.json`, where something has one. */
type Fixed = { readonly id: string | undefined }

/** A 教学班 of a demo school, with its tasks. */
export type DemoTeachingClass = Omit<TeachingClass, 'tasks'> &
  Fixed & { readonly tasks: readonly (TeachingClass['tasks'][number] & Fixed)[] }
