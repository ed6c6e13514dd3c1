import * as z from 'zod'
import { item, markdown, title } from './item-schema.ts'

/** `course.json`, as AUTHORING.md describes it. */
export const CourseFile = z.strictObject({
  name: z.string().min(2).max(60),
  kind: z.enum(['theory', 'consultation', 'operation', 'experiment']).default('theory'),
  department: z.string(),
  section: z.string(),
  teacher: z.string(),
  public: z.boolean(),
  knowledge: z.array(z.string()).min(1).max(6),
  applicable: z
    .array(z.enum(['本科生', '专科生', '研究生', '规培医师', '在职医护']))
    .min(1)
    .default(['本科生']),
  /** A picture of the course's folder that stands on its cards; the drawing of its subject when absent. */
  cover: z
    .string()
    .regex(/^[a-z0-9-]+\.webp$/)
    .optional(),
  /** Items open one after the other. */
  sequential: z.boolean().default(false),
  introduction: z.array(z.strictObject({ title, file: markdown })).min(1),
  chapters: z.array(z.strictObject({ title, items: z.array(item).min(1) })).min(1),
})

/** `news/news.json`: what the school tells everybody. */
export const NewsFile = z.strictObject({
  news: z.array(
    z.strictObject({
      title: z.string().min(2).max(80),
      summary: z.string().min(4).max(200),
      file: markdown,
      type: z.number().int().min(1).max(4),
      top: z.boolean(),
      source: z.string().max(30),
      /** Published so long before the demo is loaded. */
      daysAgo: z.number().int().min(0),
    }),
  ),
})

/** `topics/topics.json`: the school's special topics, their days counted from the day on which the demo is loaded. */
export const TopicsFile = z.strictObject({
  topics: z.array(
    z.strictObject({
      title: z.string().min(2).max(40),
      summary: z.string().min(4).max(120),
      file: markdown,
      motif: z.string(),
      tag: z.string().min(1).max(10),
      fromDay: z.number().int(),
      toDay: z.number().int(),
      public: z.boolean(),
      groups: z.array(
        z.strictObject({
          name: z.string().min(1).max(30),
          note: z.string().max(100),
          courses: z.array(z.string()).min(1),
        }),
      ),
      /** Files of `news.json`. */
      news: z.array(markdown),
    }),
  ),
})

const days = z.strictObject({ fromDay: z.number().int(), toDay: z.number().int() })

/** `school.json`: a demo school, its people, and what is special about its courses. */
export const SchoolFile = z.strictObject({
  key: z.string(),
  hosts: z.array(z.string()).min(1),
  name: z.string(),
  platformName: z.string(),
  remark: z.string(),
  themeColour: z.string().regex(/^#[0-9a-f]{6}$/),
  platformAttribution: z.number().int().min(0).max(2),
  providerNo: z.number().int(),
  menuCodes: z.array(z.number().int()),
  footer: z.strictObject({ addpath: z.string(), addtext: z.string() }),
  servicePhone: z.string(),
  exitOperationMinutes: z.number().int(),
  flags: z.record(z.string(), z.boolean()),
  departments: z.array(
    z.strictObject({
      name: z.string(),
      sections: z.array(z.strictObject({ name: z.string(), motif: z.string() })),
    }),
  ),
  people: z.array(
    z.strictObject({
      login: z.string(),
      role: z.enum(['operator', 'admin', 'teacher', 'student', 'guest']),
      name: z.string(),
      number: z.string(),
      gender: z.union([z.literal(0), z.literal(1), z.null()]),
      title: z.number().int().optional(),
      department: z.string().optional(),
      remark: z.string().optional(),
      /** What a teacher is good at (擅长). */
      expertise: z.array(z.string().min(1).max(12)).max(6).optional(),
      /** Codes: 文化程度, 民族, and the area one comes from (GB/T 2260). */
      education: z.string().optional(),
      nation: z.string().optional(),
      nativePlace: z.string().optional(),
      /** The number that the school knows: it signs in and resets the password. */
      phone: z
        .string()
        .regex(/^1[3-9]\d{9}$/)
        .optional(),
    }),
  ),
  courses: z.record(
    z.string(),
    z.strictObject({
      demoName: z.string().optional(),
      trial: days.optional(),
      smallClass: z.boolean().optional(),
      unlicensed: z.boolean().optional(),
      /** A simulation is licensed by name, a theory course unless it is refused. */
      licensed: z.boolean().optional(),
      offShelf: z.boolean().optional(),
      /** As what it was declared (申报), and when. */
      declared: z
        .strictObject({
          level: z.enum(['国家级', '省级', '校级']),
          year: z.number().int().min(2000).max(2099),
        })
        .optional(),
      /** Three-dimensional models that come with the product. */
      models: z.array(z.string()).optional(),
      /** Waits for an examination. */
      pending: z.boolean().optional(),
    }),
  ),
  /** Feedback (意见反馈) that was given before the first visit. */
  feedback: z
    .array(
      z.strictObject({
        type: z.enum(['feature', 'content', 'account', 'other']),
        state: z.enum(['new', 'working', 'replied', 'closed']),
        place: z.string().max(100),
        /** A login of the school; absent for a guest. */
        by: z.string().optional(),
        contact: z.string(),
        rate: z.number().int().min(0).max(5).default(0),
        posts: z
          .array(
            z.strictObject({
              /** A login of those who run the school; absent for who gave it. */
              by: z.string().optional(),
              hoursAgo: z.number().positive(),
              text: z.string().min(5).max(500),
            }),
          )
          .min(1),
      }),
    )
    .default([]),
})
