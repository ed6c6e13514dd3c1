import { findCourses } from '#courses'
import { findNews } from '#news'
import { ManagedTopics } from '#topics'
import { drawSubject } from '../topics/draw-subject.tsx'

const tools = { draw: drawSubject, findCourses, findNews }

/** The special topics and their administration. */
export const TopicsPage = () => <ManagedTopics tools={tools} />
