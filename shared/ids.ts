import { z } from 'zod';

/** Ids are UUIDs; the brand keeps one noun's id from being passed where another's is meant. */
const id = <B extends string>() => z.uuid().brand<B>();

export const UserId = id<'UserId'>();
export const JobId = id<'JobId'>();
export const CandidateId = id<'CandidateId'>();
export const ApplicationId = id<'ApplicationId'>();
export const ConversationId = id<'ConversationId'>();
export const MessageId = id<'MessageId'>();
export const ReplyId = id<'ReplyId'>();
export const InterviewId = id<'InterviewId'>();
export const WorkSessionId = id<'WorkSessionId'>();
export const AssignmentId = id<'AssignmentId'>();
export const ContestId = id<'ContestId'>();
export const PracticeId = id<'PracticeId'>();
export const FileId = id<'FileId'>();
export const MailId = id<'MailId'>();
export const PrivacyRequestId = id<'PrivacyRequestId'>();
export const DocumentsId = id<'DocumentsId'>();
export const DocumentRequestId = id<'DocumentRequestId'>();

export type UserId = z.infer<typeof UserId>;
export type JobId = z.infer<typeof JobId>;
export type CandidateId = z.infer<typeof CandidateId>;
export type ApplicationId = z.infer<typeof ApplicationId>;
export type ConversationId = z.infer<typeof ConversationId>;
export type MessageId = z.infer<typeof MessageId>;
export type ReplyId = z.infer<typeof ReplyId>;
export type InterviewId = z.infer<typeof InterviewId>;
export type WorkSessionId = z.infer<typeof WorkSessionId>;
export type AssignmentId = z.infer<typeof AssignmentId>;
export type ContestId = z.infer<typeof ContestId>;
export type PracticeId = z.infer<typeof PracticeId>;
export type FileId = z.infer<typeof FileId>;
export type MailId = z.infer<typeof MailId>;
export type PrivacyRequestId = z.infer<typeof PrivacyRequestId>;
export type DocumentsId = z.infer<typeof DocumentsId>;
export type DocumentRequestId = z.infer<typeof DocumentRequestId>;
