import { saveSpecial } from '@xinglin/contract/topics'
import { nobody, type InputOf } from '@xinglin/contract/call'
import { courseCards } from '#courses/catalogue'
import { refuseSensitive } from '#dictionaries'
import { titlesOfNews } from '#news'
import { cleanHtml, wordsIn } from '#platform/rich-text'
import { refuse, type Visit } from '#platform/visit'
import { isPicture, refuseLostPictures } from '#resources'

const { period, course, news, twice, banner, sensitive } = saveSpecial.refusals

type Fields = InputOf<typeof saveSpecial>

/** The banner of a form; refuses what is no picture of the school's. */
const checkedBanner = async (visit: Visit, id: string | null): Promise<string | null> => {
  if (id === null || id === nobody) return null
  if (!(await isPicture(visit, id))) throw refuse(banner)
  return id
}

/** What of a form goes into a topic and its groups; refuses what does not fit together or is not of the school. */
export const checkedTopic = async (visit: Visit, fields: Fields) => {
  if (fields.EndDay < fields.StartDay) throw refuse(period)
  const courseIds = fields.Groups.flatMap((group) => group.CourseIds)
  if (new Set(courseIds).size !== courseIds.length) throw refuse(twice)
  if ((await courseCards(visit, courseIds)).size !== courseIds.length) throw refuse(course)
  const newsIds = [...new Set(fields.NewsIds)]
  if ((await titlesOfNews(visit, newsIds)).size !== newsIds.length) throw refuse(news)
  const html = cleanHtml(fields.Html)
  await refuseLostPictures(visit, html)
  const groups = fields.Groups.map(({ Name, Note, CourseIds }) => ({
    name: Name,
    note: Note,
    courseIds: CourseIds,
  }))
  const words = [
    fields.Title,
    fields.Summary,
    fields.Tag,
    ...groups.flatMap((group) => [group.name, group.note]),
    wordsIn(html),
  ]
  await refuseSensitive(visit, words.join('\n'), 'topic', sensitive)
  return {
    row: {
      title: fields.Title,
      summary: fields.Summary,
      tag: fields.Tag,
      motif: fields.Motif,
      bannerId: await checkedBanner(visit, fields.BannerId),
      startDay: fields.StartDay,
      endDay: fields.EndDay,
      isPublic: fields.IsPublic,
      html,
      newsIds,
    },
    groups,
  }
}
