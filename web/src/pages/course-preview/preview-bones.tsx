import { Bone, BoneText } from '#ui'
import head from './course-head.module.css'
import look from './course-preview-page.module.css'

/** A preview to come, in its shape. */
export const PreviewBones = () => (
  <section className={look.page} aria-busy="true" aria-label="正在加载课程">
    <Bone width="300px" height="20px" />
    <div className={head.head} style={{ marginTop: 16 }}>
      <Bone height="100%" />
      <div className={head.words} style={{ minHeight: 360 }}>
        <Bone width="60%" height="22px" />
        <Bone width="88%" height="38px" />
        <Bone width="52%" />
        <Bone width="72%" height="44px" />
        <div className={head.deeds}>
          <Bone width="156px" height="48px" shape="block" />
        </div>
      </div>
    </div>
    <div className={look.columns}>
      <div style={{ display: 'grid', gap: 24 }}>
        <Bone width="46%" height="30px" />
        <BoneText lines={6} />
      </div>
      <Bone height="150px" shape="block" />
    </div>
  </section>
)
