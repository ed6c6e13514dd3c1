import { Empty, RichText } from '#ui'
import look from './introduction.module.css'

/** 课程介绍: its sections, each under its title. */
export const Introduction = ({
  sections,
}: {
  sections: readonly { readonly Title: string; readonly TextContent: string }[]
}) => {
  if (sections.length === 0) return <Empty note="老师还没有写课程介绍。" />
  return (
    <div className={look.sections}>
      {sections.map(({ Title, TextContent }, index) => (
        <section key={index} className={look.section}>
          <h2 className={look.title}>{Title}</h2>
          <RichText html={TextContent} className={look.text} />
        </section>
      ))}
    </div>
  )
}
