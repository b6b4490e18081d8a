import { z } from 'zod';

/** Ids are UUIDs; the brand keeps one noun's id from being passed where another's is meant. */
export const UserId = z.uuid().brand<'UserId'>();
export const JobId = z.uuid().brand<'JobId'>();
export const CandidateId = z.uuid().brand<'CandidateId'>();
export const ApplicationId = z.uuid().brand<'ApplicationId'>();
export const ConversationId = z.uuid().brand<'ConversationId'>();
export const MessageId = z.uuid().brand<'MessageId'>();
export const ReplyId = z.uuid().brand<'ReplyId'>();
export const InterviewId = z.uuid().brand<'InterviewId'>();
export const WorkSessionId = z.uuid().brand<'WorkSessionId'>();
export const AssignmentId = z.uuid().brand<'AssignmentId'>();
export const ContestId = z.uuid().brand<'ContestId'>();
export const PracticeId = z.uuid().brand<'PracticeId'>();
export const FileId = z.uuid().brand<'FileId'>();
export const MailId = z.uuid().brand<'MailId'>();
export const PrivacyRequestId = z.uuid().brand<'PrivacyRequestId'>();
export const DocumentsId = z.uuid().brand<'DocumentsId'>();
export const DocumentRequestId = z.uuid().brand<'DocumentRequestId'>();

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
