CREATE TABLE `attempts` (
	`key` text PRIMARY KEY NOT NULL,
	`wrong` integer NOT NULL,
	`locked_until` integer NOT NULL,
	`at` integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE `codes` (
	`id` text PRIMARY KEY NOT NULL,
	`purpose` integer NOT NULL,
	`target` text NOT NULL,
	`member_id` integer NOT NULL,
	`code` text NOT NULL,
	`state` text NOT NULL,
	`sent_at` integer NOT NULL,
	`expires_at` integer NOT NULL
);
--> statement-breakpoint
CREATE INDEX `codes_target` ON `codes` (`target`,`sent_at`);--> statement-breakpoint
CREATE TABLE `grants` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`kind` text NOT NULL,
	`member_id` integer NOT NULL,
	`finger` text NOT NULL,
	`about` text NOT NULL,
	`expires_at` integer NOT NULL
);
--> statement-breakpoint
CREATE INDEX `grants_member` ON `grants` (`member_id`,`kind`);--> statement-breakpoint
CREATE TABLE `login_times` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`ip` text NOT NULL,
	`at` integer NOT NULL
);
--> statement-breakpoint
CREATE INDEX `login_times_ip` ON `login_times` (`ip`,`at`);--> statement-breakpoint
CREATE TABLE `bet_days` (
	`member_id` integer NOT NULL,
	`day` integer NOT NULL,
	`category` text NOT NULL,
	`en_name` text NOT NULL,
	`status` text NOT NULL,
	`outcome` text NOT NULL,
	`n` integer NOT NULL,
	`risk_cents` integer NOT NULL,
	`valid_cents` integer NOT NULL,
	`win_cents` integer NOT NULL,
	PRIMARY KEY(`member_id`, `day`, `en_name`, `status`, `outcome`)
);
--> statement-breakpoint
CREATE TABLE `bets` (
	`id` integer PRIMARY KEY NOT NULL,
	`ticket_id` text NOT NULL,
	`member_id` integer NOT NULL,
	`category` text NOT NULL,
	`en_name` text NOT NULL,
	`status` text NOT NULL,
	`outcome` text NOT NULL,
	`risk_cents` integer NOT NULL,
	`valid_cents` integer NOT NULL,
	`win_cents` integer NOT NULL,
	`placed_at` integer NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX `bets_ticketId_unique` ON `bets` (`ticket_id`);--> statement-breakpoint
CREATE INDEX `bets_member` ON `bets` (`member_id`,`placed_at`);--> statement-breakpoint
CREATE TABLE `captchas` (
	`id` text PRIMARY KEY NOT NULL,
	`kind` text NOT NULL,
	`owner` text NOT NULL,
	`answer` text NOT NULL,
	`state` text NOT NULL,
	`output` text DEFAULT '' NOT NULL,
	`pass_token` text DEFAULT '' NOT NULL,
	`gen_time` text DEFAULT '' NOT NULL,
	`expires_at` integer NOT NULL
);
--> statement-breakpoint
CREATE INDEX `captchas_owner` ON `captchas` (`owner`,`kind`);--> statement-breakpoint
CREATE INDEX `captchas_expiry` ON `captchas` (`expires_at`);--> statement-breakpoint
CREATE TABLE `cards` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`member_id` integer NOT NULL,
	`kind` text NOT NULL,
	`code` text NOT NULL,
	`number` text NOT NULL,
	`holder` text NOT NULL,
	`branch` text NOT NULL,
	`network` text,
	`alias` text NOT NULL,
	`created_at` integer NOT NULL,
	`chosen_at` integer
);
--> statement-breakpoint
CREATE INDEX `cards_member` ON `cards` (`member_id`,`id`);--> statement-breakpoint
CREATE UNIQUE INDEX `cards_number` ON `cards` (`kind`,`number`);--> statement-breakpoint
CREATE TABLE `chat_logins` (
	`jti` text PRIMARY KEY NOT NULL,
	`expires_at` integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE `chat_messages` (
	`seq` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`id` text NOT NULL,
	`rid` text NOT NULL,
	`uid` text NOT NULL,
	`nick_name` text NOT NULL,
	`avatar` text NOT NULL,
	`vip` integer NOT NULL,
	`msg` text NOT NULL,
	`kind` text NOT NULL,
	`time` integer NOT NULL,
	`is_robot` integer DEFAULT false NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX `chat_messages_id_unique` ON `chat_messages` (`id`);--> statement-breakpoint
CREATE INDEX `chat_messages_room` ON `chat_messages` (`rid`,`time`,`seq`);--> statement-breakpoint
CREATE TABLE `chat_mutes` (
	`uid` text NOT NULL,
	`rid` text NOT NULL,
	`until` integer NOT NULL,
	`reason` text NOT NULL,
	PRIMARY KEY(`uid`, `rid`)
);
--> statement-breakpoint
CREATE TABLE `chat_rooms` (
	`rid` text PRIMARY KEY NOT NULL,
	`title` text NOT NULL,
	`status` text DEFAULT 'open' NOT NULL,
	`category` text DEFAULT '' NOT NULL,
	`category_type` text DEFAULT '' NOT NULL,
	`is_destroyed` integer DEFAULT false NOT NULL
);
--> statement-breakpoint
CREATE TABLE `deposits` (
	`order_no` text PRIMARY KEY NOT NULL,
	`member_id` integer NOT NULL,
	`type_code` text NOT NULL,
	`channel_id` text NOT NULL,
	`amount_cents` integer NOT NULL,
	`bonus_cents` integer NOT NULL,
	`status` integer NOT NULL,
	`payer_name` text NOT NULL,
	`pay_info` text NOT NULL,
	`message` text NOT NULL,
	`created_at` integer NOT NULL,
	`expire_at` integer NOT NULL,
	`paid_at` integer,
	`finished_at` integer
);
--> statement-breakpoint
CREATE INDEX `deposits_member` ON `deposits` (`member_id`,`created_at`);--> statement-breakpoint
CREATE INDEX `deposits_created` ON `deposits` (`created_at`);--> statement-breakpoint
CREATE INDEX `deposits_status` ON `deposits` (`member_id`,`status`,`created_at`);--> statement-breakpoint
CREATE INDEX `deposits_step` ON `deposits` (`status`,`created_at`);--> statement-breakpoint
CREATE INDEX `deposits_credited` ON `deposits` (`member_id`,`finished_at`,`amount_cents`) WHERE "deposits"."status" = 2;--> statement-breakpoint
CREATE TABLE `signal_codes` (
	`code` text PRIMARY KEY NOT NULL,
	`member_id` integer NOT NULL,
	`expire_at` integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE `feedback_replies` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`feedback_id` integer NOT NULL,
	`from` text NOT NULL,
	`name` text NOT NULL,
	`content` text NOT NULL,
	`at` integer NOT NULL
);
--> statement-breakpoint
CREATE INDEX `feedback_replies_feedback` ON `feedback_replies` (`feedback_id`);--> statement-breakpoint
CREATE TABLE `feedbacks` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`member_id` integer NOT NULL,
	`type` text NOT NULL,
	`content` text NOT NULL,
	`images` text NOT NULL,
	`bet_id` text,
	`deposit_order_id` text,
	`status` text NOT NULL,
	`unread` integer NOT NULL,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL
);
--> statement-breakpoint
CREATE INDEX `feedbacks_member` ON `feedbacks` (`member_id`,`updated_at`);--> statement-breakpoint
CREATE TABLE `uploads` (
	`id` text PRIMARY KEY NOT NULL,
	`member_id` integer NOT NULL,
	`type` text NOT NULL,
	`bytes` blob NOT NULL,
	`at` integer NOT NULL
);
--> statement-breakpoint
CREATE INDEX `uploads_member` ON `uploads` (`member_id`,`at`);--> statement-breakpoint
CREATE TABLE `favourites` (
	`member_id` integer NOT NULL,
	`game_code` text NOT NULL,
	`at` integer NOT NULL,
	PRIMARY KEY(`member_id`, `game_code`)
);
--> statement-breakpoint
CREATE TABLE `recent_games` (
	`member_id` integer NOT NULL,
	`game_code` text NOT NULL,
	`at` integer NOT NULL,
	PRIMARY KEY(`member_id`, `game_code`)
);
--> statement-breakpoint
CREATE INDEX `recent_at` ON `recent_games` (`member_id`,`at`);--> statement-breakpoint
CREATE TABLE `letter_marks` (
	`member_id` integer NOT NULL,
	`letter_id` integer NOT NULL,
	`deleted` integer NOT NULL,
	PRIMARY KEY(`member_id`, `letter_id`)
);
--> statement-breakpoint
CREATE TABLE `letters` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`member_id` integer NOT NULL,
	`type` text NOT NULL,
	`title` text NOT NULL,
	`content` text NOT NULL,
	`link_route` text DEFAULT '' NOT NULL,
	`link_id` text DEFAULT '' NOT NULL,
	`created_at` integer NOT NULL
);
--> statement-breakpoint
CREATE INDEX `letters_member` ON `letters` (`member_id`,`created_at`);--> statement-breakpoint
CREATE TABLE `members` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`name` text NOT NULL,
	`password` text NOT NULL,
	`second_password` text,
	`nick_name` text NOT NULL,
	`avatar` text NOT NULL,
	`vip_grade` integer DEFAULT 0 NOT NULL,
	`real_name` text,
	`area_code` text DEFAULT '86' NOT NULL,
	`phone` text,
	`email` text,
	`gender` integer DEFAULT 0 NOT NULL,
	`birthday` text,
	`qq` text DEFAULT '' NOT NULL,
	`we_chat` text DEFAULT '' NOT NULL,
	`address` text DEFAULT '' NOT NULL,
	`registered_at` integer NOT NULL,
	`register_ip` text DEFAULT '' NOT NULL,
	`last_login_at` integer,
	`last_login_ip` text DEFAULT '' NOT NULL,
	`auto_transfer` integer DEFAULT true NOT NULL,
	`points` integer DEFAULT 0 NOT NULL,
	`i_code` text NOT NULL,
	`invited_by` text DEFAULT '' NOT NULL,
	`agent_code` text DEFAULT '' NOT NULL,
	`flagged` integer DEFAULT false NOT NULL,
	`muted_until` integer,
	`popup_seen_at` integer
);
--> statement-breakpoint
CREATE UNIQUE INDEX `members_realName_unique` ON `members` (`real_name`);--> statement-breakpoint
CREATE UNIQUE INDEX `members_phone_unique` ON `members` (`phone`);--> statement-breakpoint
CREATE UNIQUE INDEX `members_email_unique` ON `members` (`email`);--> statement-breakpoint
CREATE UNIQUE INDEX `members_iCode_unique` ON `members` (`i_code`);--> statement-breakpoint
CREATE UNIQUE INDEX `members_name` ON `members` (lower("name"));--> statement-breakpoint
CREATE INDEX `members_inviter` ON `members` (`invited_by`);--> statement-breakpoint
CREATE TABLE `trusted` (
	`member_id` integer NOT NULL,
	`kind` text NOT NULL,
	`value` text NOT NULL,
	`since` integer NOT NULL,
	PRIMARY KEY(`member_id`, `kind`, `value`)
);
--> statement-breakpoint
CREATE TABLE `play_rounds` (
	`ticket` text PRIMARY KEY NOT NULL,
	`member_id` integer NOT NULL,
	`round_id` text NOT NULL,
	`channel_code` text NOT NULL,
	`game_code` text NOT NULL,
	`kind` text NOT NULL,
	`bet` text NOT NULL,
	`outcome` text NOT NULL,
	`stake_cents` integer NOT NULL,
	`payout_cents` integer NOT NULL,
	`balance_after` integer NOT NULL,
	`lines` text NOT NULL,
	`result` text NOT NULL,
	`at` integer NOT NULL,
	`seed` integer NOT NULL,
	`nonce` integer NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX `play_rounds_once` ON `play_rounds` (`member_id`,`round_id`);--> statement-breakpoint
CREATE INDEX `play_rounds_game` ON `play_rounds` (`member_id`,`channel_code`,`game_code`,`at`);--> statement-breakpoint
CREATE INDEX `play_rounds_table` ON `play_rounds` (`channel_code`,`game_code`,`at`);--> statement-breakpoint
CREATE INDEX `play_rounds_pool` ON `play_rounds` (`channel_code`,`game_code`,`at`) WHERE json_extract("play_rounds"."outcome", '$.pool.isWon');--> statement-breakpoint
CREATE TABLE `play_seeds` (
	`member_id` integer NOT NULL,
	`number` integer NOT NULL,
	`server_seed` text NOT NULL,
	`client_seed` text NOT NULL,
	`nonce` integer NOT NULL,
	PRIMARY KEY(`member_id`, `number`)
);
--> statement-breakpoint
CREATE TABLE `play_sessions` (
	`token` text PRIMARY KEY NOT NULL,
	`member_id` integer NOT NULL,
	`channel_code` text NOT NULL,
	`expire_at` integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE `exchanges` (
	`order_no` text PRIMARY KEY NOT NULL,
	`member_id` integer NOT NULL,
	`gift_id` text NOT NULL,
	`points` integer NOT NULL,
	`at` integer NOT NULL
);
--> statement-breakpoint
CREATE INDEX `exchanges_member` ON `exchanges` (`member_id`);--> statement-breakpoint
CREATE INDEX `exchanges_gift` ON `exchanges` (`gift_id`);--> statement-breakpoint
CREATE TABLE `participations` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`member_id` integer NOT NULL,
	`activity_id` text NOT NULL,
	`verb` text NOT NULL,
	`key` text NOT NULL,
	`name` text NOT NULL,
	`cents` integer NOT NULL,
	`required_cents` integer NOT NULL,
	`order_no` text NOT NULL,
	`at` integer NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX `participations_once` ON `participations` (`member_id`,`activity_id`,`verb`,`key`);--> statement-breakpoint
CREATE INDEX `participations_order` ON `participations` (`order_no`);--> statement-breakpoint
CREATE INDEX `participations_activity` ON `participations` (`activity_id`,`verb`,`at`);--> statement-breakpoint
CREATE TABLE `races` (
	`activity_id` text NOT NULL,
	`week` integer NOT NULL,
	`member_id` integer NOT NULL,
	`cents` integer NOT NULL,
	PRIMARY KEY(`activity_id`, `week`, `member_id`)
);
--> statement-breakpoint
CREATE INDEX `races_rank` ON `races` (`activity_id`,`week`,`cents`);--> statement-breakpoint
CREATE TABLE `limit_reviews` (
	`member_id` integer PRIMARY KEY NOT NULL,
	`at` integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE `own_limits` (
	`member_id` integer NOT NULL,
	`kind` text NOT NULL,
	`span` text NOT NULL,
	`value` integer,
	`pending_value` integer,
	`pending_from` integer,
	PRIMARY KEY(`member_id`, `kind`, `span`)
);
--> statement-breakpoint
CREATE TABLE `play_days` (
	`member_id` integer NOT NULL,
	`day` integer NOT NULL,
	`played_ms` integer NOT NULL,
	`seen_at` integer NOT NULL,
	PRIMARY KEY(`member_id`, `day`)
);
--> statement-breakpoint
CREATE TABLE `reality_checks` (
	`member_id` integer PRIMARY KEY NOT NULL,
	`minutes` integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE `rests` (
	`member_id` integer PRIMARY KEY NOT NULL,
	`kind` text NOT NULL,
	`since` integer NOT NULL,
	`until` integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE `sport_days` (
	`member_id` integer NOT NULL,
	`day` integer NOT NULL,
	`state` text NOT NULL,
	`n` integer NOT NULL,
	`stake_cents` integer NOT NULL,
	`risk_cents` integer NOT NULL,
	`return_cents` integer NOT NULL,
	PRIMARY KEY(`member_id`, `day`, `state`)
);
--> statement-breakpoint
CREATE TABLE `sport_legs` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`ticket` integer NOT NULL,
	`gid` integer NOT NULL,
	`game_id` text NOT NULL,
	`gide` text NOT NULL,
	`sport` text NOT NULL,
	`league` text NOT NULL,
	`home` text NOT NULL,
	`away` text NOT NULL,
	`start_time` integer NOT NULL,
	`wtype` text NOT NULL,
	`w` text NOT NULL,
	`line` text,
	`k` integer NOT NULL,
	`in_play` integer NOT NULL,
	`score_at_bet` text,
	`clock_at_bet` text NOT NULL,
	`final_score` text,
	`result` text,
	FOREIGN KEY (`ticket`) REFERENCES `sport_tickets`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE INDEX `sport_legs_ticket` ON `sport_legs` (`ticket`);--> statement-breakpoint
CREATE INDEX `sport_legs_match` ON `sport_legs` (`gid`,`id`);--> statement-breakpoint
CREATE TABLE `sport_matches` (
	`gid` integer PRIMARY KEY NOT NULL,
	`composed` text,
	`markets` text NOT NULL,
	`events` text NOT NULL,
	`official` text
);
--> statement-breakpoint
CREATE TABLE `sport_tickets` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`ticket_id` text NOT NULL,
	`member_id` integer NOT NULL,
	`kind` text NOT NULL,
	`system` text,
	`state` text NOT NULL,
	`reason` text,
	`refused_by` text,
	`result` text,
	`odds_type` text NOT NULL,
	`stake_cents` integer NOT NULL,
	`risk_cents` integer NOT NULL,
	`win_cents` integer NOT NULL,
	`return_cents` integer,
	`reversed_cents` integer,
	`reversed_at` integer,
	`cash_cents` integer,
	`sold_cents` integer,
	`sold_stake_cents` integer,
	`part_of` text,
	`auto_cents` integer,
	`placed_at` integer NOT NULL,
	`confirm_at` integer NOT NULL,
	`settled_at` integer,
	`counted_at` integer
);
--> statement-breakpoint
CREATE UNIQUE INDEX `sport_tickets_ticketId_unique` ON `sport_tickets` (`ticket_id`);--> statement-breakpoint
CREATE INDEX `sport_tickets_member` ON `sport_tickets` (`member_id`,`state`,`id`);--> statement-breakpoint
CREATE INDEX `sport_tickets_settled` ON `sport_tickets` (`member_id`,`settled_at`);--> statement-breakpoint
CREATE INDEX `sport_tickets_reversed` ON `sport_tickets` (`member_id`) WHERE "sport_tickets"."reversed_at" is not null;--> statement-breakpoint
CREATE TABLE `sport_wins` (
	`member_id` integer NOT NULL,
	`day` integer NOT NULL,
	`capped` text NOT NULL,
	`cents` integer NOT NULL,
	PRIMARY KEY(`member_id`, `day`, `capped`)
);
--> statement-breakpoint
CREATE TABLE `channel_sessions` (
	`token` text PRIMARY KEY NOT NULL,
	`member_id` integer NOT NULL,
	`channel_code` text NOT NULL,
	`expire_at` integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE `venue_locks` (
	`member_id` integer NOT NULL,
	`channel_code` text NOT NULL,
	`missing_cents` integer NOT NULL,
	PRIMARY KEY(`member_id`, `channel_code`)
);
--> statement-breakpoint
CREATE TABLE `venue_states` (
	`channel_code` text PRIMARY KEY NOT NULL,
	`maintenance` integer NOT NULL,
	`activity_lock` integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE `vip_claims` (
	`member_id` integer NOT NULL,
	`gift_id` text NOT NULL,
	`cents` integer NOT NULL,
	`order_no` text NOT NULL,
	`at` integer NOT NULL,
	PRIMARY KEY(`member_id`, `gift_id`)
);
--> statement-breakpoint
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
CREATE TABLE `deal_days` (
	`member_id` integer NOT NULL,
	`day` integer NOT NULL,
	`type` text NOT NULL,
	`giver` text NOT NULL,
	`status` text NOT NULL,
	`n` integer NOT NULL,
	`in_cents` integer NOT NULL,
	`out_cents` integer NOT NULL,
	`moved_cents` integer NOT NULL,
	PRIMARY KEY(`member_id`, `day`, `type`, `giver`, `status`)
);
--> statement-breakpoint
CREATE TABLE `movements` (
	`id` integer PRIMARY KEY NOT NULL,
	`at` integer NOT NULL,
	`member_id` integer NOT NULL,
	`verb` text NOT NULL,
	`ref` text NOT NULL,
	`note` text NOT NULL,
	`own_cents` integer NOT NULL
);
--> statement-breakpoint
CREATE INDEX `movements_member` ON `movements` (`member_id`,`at`,`verb`,`own_cents`);--> statement-breakpoint
CREATE INDEX `movements_ref` ON `movements` (`ref`);--> statement-breakpoint
CREATE INDEX `movements_gifts` ON `movements` (`member_id`,`at`) WHERE "movements"."verb" in ('gift', 'rebate');--> statement-breakpoint
CREATE TABLE `postings` (
	`id` integer PRIMARY KEY NOT NULL,
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
CREATE TABLE `quotes` (
	`id` text PRIMARY KEY NOT NULL,
	`member_id` integer NOT NULL,
	`from` text NOT NULL,
	`rate_hundredths` integer NOT NULL,
	`expire_at` integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE `turnover_bets` (
	`bet` integer PRIMARY KEY NOT NULL,
	`member_id` integer NOT NULL,
	`at` integer NOT NULL,
	`ticket_id` text NOT NULL,
	`name` text NOT NULL,
	`valid_cents` integer NOT NULL,
	`went_cents` integer NOT NULL,
	`done_to` integer NOT NULL
);
--> statement-breakpoint
CREATE INDEX `turnover_bets_member` ON `turnover_bets` (`member_id`,`at`);--> statement-breakpoint
CREATE INDEX `turnover_bets_done` ON `turnover_bets` (`member_id`,`done_to`,`went_cents`);--> statement-breakpoint
CREATE TABLE `turnover_demands` (
	`seq` integer PRIMARY KEY NOT NULL,
	`member_id` integer NOT NULL,
	`id` text NOT NULL,
	`name` text NOT NULL,
	`cents` integer NOT NULL,
	`required_cents` integer NOT NULL,
	`required_to` integer NOT NULL,
	`time` integer NOT NULL
);
--> statement-breakpoint
CREATE INDEX `turnover_demands_member` ON `turnover_demands` (`member_id`,`time`);--> statement-breakpoint
CREATE INDEX `turnover_demands_id` ON `turnover_demands` (`id`);--> statement-breakpoint
CREATE TABLE `protections` (
	`member_id` integer PRIMARY KEY NOT NULL,
	`cents` integer NOT NULL,
	`locked_cents` integer NOT NULL,
	`since` integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE `withdrawals` (
	`order_no` text PRIMARY KEY NOT NULL,
	`member_id` integer NOT NULL,
	`type` text NOT NULL,
	`card_id` text NOT NULL,
	`account` text NOT NULL,
	`account_name` text NOT NULL,
	`amount_cents` integer NOT NULL,
	`fee_cents` integer NOT NULL,
	`rate_hundredths` integer,
	`status` integer NOT NULL,
	`reason` text NOT NULL,
	`created_at` integer NOT NULL,
	`paying_at` integer,
	`finished_at` integer
);
--> statement-breakpoint
CREATE INDEX `withdrawals_member` ON `withdrawals` (`member_id`,`created_at`);--> statement-breakpoint
CREATE INDEX `withdrawals_created` ON `withdrawals` (`created_at`);--> statement-breakpoint
CREATE INDEX `withdrawals_status` ON `withdrawals` (`member_id`,`status`,`created_at`);--> statement-breakpoint
CREATE INDEX `withdrawals_step` ON `withdrawals` (`status`,`created_at`);--> statement-breakpoint
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
CREATE TABLE `spent_requests` (
	`member_id` integer NOT NULL,
	`path` text NOT NULL,
	`request_id` text NOT NULL,
	PRIMARY KEY(`member_id`, `path`, `request_id`)
);
--> statement-breakpoint
CREATE TABLE `streams` (
	`name` text PRIMARY KEY NOT NULL,
	`drawn` integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE `world_state` (
	`key` text PRIMARY KEY NOT NULL,
	`value` text NOT NULL
);
