CREATE TABLE `accounts` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`member_id` integer NOT NULL,
	`kind` text NOT NULL,
	`code` text NOT NULL,
	`currency` text NOT NULL,
	`balance_cents` integer NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX `accounts_owner` ON `accounts` (`member_id`,`kind`,`code`,`currency`);--> statement-breakpoint
CREATE TABLE `movements` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`at` integer NOT NULL,
	`member_id` integer NOT NULL,
	`verb` text NOT NULL,
	`ref` text NOT NULL,
	`note` text NOT NULL
);
--> statement-breakpoint
CREATE INDEX `movements_member` ON `movements` (`member_id`,`id`);--> statement-breakpoint
CREATE INDEX `movements_ref` ON `movements` (`ref`);--> statement-breakpoint
CREATE TABLE `postings` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`movement_id` integer NOT NULL,
	`account_id` integer NOT NULL,
	`cents` integer NOT NULL,
	`balance_after` integer NOT NULL,
	FOREIGN KEY (`movement_id`) REFERENCES `movements`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`account_id`) REFERENCES `accounts`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE INDEX `postings_movement` ON `postings` (`movement_id`);--> statement-breakpoint
CREATE INDEX `postings_account` ON `postings` (`account_id`,`id`);--> statement-breakpoint
CREATE TABLE `faults` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`rule` text NOT NULL
);
--> statement-breakpoint
CREATE TABLE `first_answers` (
	`member_id` integer NOT NULL,
	`path` text NOT NULL,
	`request_id` text NOT NULL,
	`body_hash` text NOT NULL,
	`data` text NOT NULL,
	`at` integer NOT NULL,
	PRIMARY KEY(`member_id`, `path`, `request_id`)
);
--> statement-breakpoint
CREATE TABLE `jobs` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`due_at` integer NOT NULL,
	`kind` text NOT NULL,
	`key` text,
	`payload` text NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX `jobs_key_unique` ON `jobs` (`key`);--> statement-breakpoint
CREATE INDEX `jobs_due` ON `jobs` (`due_at`,`id`);--> statement-breakpoint
CREATE TABLE `outbox` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`to` text NOT NULL,
	`channel` text NOT NULL,
	`type` text NOT NULL,
	`code` text NOT NULL,
	`at` integer NOT NULL,
	`expires_at` integer NOT NULL
);
--> statement-breakpoint
CREATE INDEX `outbox_to` ON `outbox` (`to`,`at`);--> statement-breakpoint
CREATE TABLE `sessions` (
	`token_hash` text PRIMARY KEY NOT NULL,
	`member_id` integer NOT NULL,
	`member_name` text NOT NULL,
	`ip` text NOT NULL,
	`finger` text NOT NULL,
	`created_at` integer NOT NULL,
	`seen_at` integer NOT NULL,
	`expires_at` integer NOT NULL
);
--> statement-breakpoint
CREATE INDEX `sessions_member` ON `sessions` (`member_id`);--> statement-breakpoint
CREATE TABLE `streams` (
	`name` text PRIMARY KEY NOT NULL,
	`drawn` integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE `world_state` (
	`key` text PRIMARY KEY NOT NULL,
	`value` text NOT NULL
);
